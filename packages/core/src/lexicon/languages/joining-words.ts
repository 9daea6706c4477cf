/** Words of title languages that join a garment to what describes it and say nothing themselves: "robe en lin", "vestido de lino". */
export const JOINING_WORDS: ReadonlySet<string> = new Set(
  (
    'le la les l de d du des en à a aux au pour el los las del con para da do das dos em com di della in per il lo con da mit aus für von im ' +
    'в из для на の な'
  ).split(' '),
)
