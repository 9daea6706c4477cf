import type { AttributeRow } from './types'

/**
 * Sports that a garment or a pair of glasses is made for. "Training" and "outdoor" say little beside a real sport:
 * `WIDE_SPORTS` names them.
 */
export const SPORT_ROWS: readonly AttributeRow[] = [
  ['Basketball', '篮球', 'basket ball|nba|streetball|slam dunk', '篮球服'],
  ['Soccer', '足球', 'football|futsal|fifa|footballer|fútbol|futebol', '足球服'],
  ['American Football', '美式橄榄球', 'nfl|gridiron|super bowl', '美式足球'],
  ['Rugby', '橄榄球', 'rugby league|rugby union', '英式橄榄球'],
  ['Baseball', '棒球', 'mlb|softball', '棒球服'],
  ['Ice Hockey', '冰球', 'nhl|hockey', '冰上曲棍球'],
  ['Field Hockey', '曲棍球', 'fieldhockey', '草地曲棍球'],
  ['Volleyball', '排球', 'beach volleyball|volley ball', '沙滩排球'],
  ['Handball', '手球', 'hand ball', '手球服'],
  ['Cricket', '板球', 'ipl cricket', '板球服'],
  ['Tennis', '网球', 'tennis wear|padel|pickleball', '网球服'],
  ['Badminton', '羽毛球', 'shuttlecock', '羽毛球服'],
  ['Table Tennis', '乒乓球', 'ping pong|pingpong', '乒乓'],
  ['Squash', '壁球', 'racquetball', '壁球服'],
  ['Golf', '高尔夫', 'golfing|golfer', '高尔夫球'],
  ['Running', '跑步', 'run|runner|runners|jogging|joggings|marathon|trail running|sprint', '慢跑|马拉松|越野跑'],
  [
    'Cycling',
    '骑行',
    'bicycle|bike|bicycling|biking|mtb|mountain bike|road bike|cyclist|bmx|ciclismo',
    '自行车|单车|山地车',
  ],
  ['Motorcycling', '摩托车运动', 'motorcycle|motorbike|motocross|moto|motorcross|motor racing', '摩托车|机车骑行'],
  ['Skiing', '滑雪', 'ski|skis|skier|alpine skiing|cross country skiing|snow sports|snow skiing|freeski', '双板滑雪'],
  ['Snowboarding', '单板滑雪', 'snowboard|snowboarder', '单板'],
  ['Skating', '滑冰', 'ice skating|figure skating|roller skating|inline skating', '溜冰|轮滑'],
  ['Skateboarding', '滑板运动', 'skateboard|skateboarder|longboarding', '滑板车'],
  ['Swimming', '游泳', 'swim|swimmer', '泳'],
  ['Surfing', '冲浪', 'surf|surfer|kitesurfing|windsurfing|wakeboard|paddle board', '冲浪板'],
  ['Diving', '潜水', 'scuba diving|snorkeling|snorkelling|freediving|spearfishing', '浮潜'],
  ['Rowing', '赛艇', 'kayaking|kayak|canoeing|canoe|rafting', '皮划艇'],
  ['Sailing', '帆船', 'yachting|regatta sailing', '帆船运动'],
  ['Fishing', '钓鱼', 'angling|fly fishing|fisherman|bass fishing', '垂钓'],
  ['Hunting', '狩猎', 'hunter gear|deer hunting', '打猎'],
  ['Shooting', '射击', 'archery|airsoft|paintball', '射箭'],
  ['Hiking', '徒步', 'trekking|trek|backpacking|mountaineering', '登山|远足'],
  ['Climbing', '攀岩', 'rock climbing|bouldering|mountain climbing', '攀登'],
  ['Camping', '露营', 'camper gear', '野营'],
  ['Yoga', '瑜伽', 'yogi|hot yoga', '瑜珈'],
  ['Pilates', '普拉提', 'barre', '普拉提服'],
  ['Dance', '舞蹈', 'dancing|ballet|latin dance|ballroom|zumba|dancewear', '跳舞|芭蕾舞'],
  ['Gymnastics', '体操', 'gymnast|rhythmic gymnastics|cheerleading', '艺术体操'],
  ['Boxing', '拳击', 'kickboxing|muay thai|mma|boxer training', '泰拳|格斗'],
  ['Martial Arts', '武术', 'karate|judo|taekwondo|jiu jitsu|bjj|kung fu|tai chi', '跆拳道|空手道|柔道'],
  ['Wrestling', '摔跤', 'wwe', '角力'],
  ['Fencing', '击剑', 'sabre fencing', '击剑服'],
  ['Weightlifting', '举重', 'powerlifting|bodybuilding|body building|weight lifting', '健美'],
  ['Horse Riding', '马术', 'equestrian|horseback riding|jodhpur|show jumping', '骑马'],
  ['Racing', '赛车', 'formula 1|f1 racing|motorsport|motorsports|karting', '赛车服'],
  ['Athletics', '田径', 'track and field|triathlon|decathlon event', '铁人三项'],
  ['Lacrosse', '长曲棍球', 'lax lacrosse', '袋棍球'],
  ['Bowling', '保龄球', 'ten pin bowling', '保龄'],
  ['Training', '训练', 'gym|fitness|workout|crossfit|exercise|trainning', '健身|健身房'],
]

/** Sports that come behind any other that a title names: "gym running shorts" are for running. */
export const WIDE_SPORTS: ReadonlySet<string> = new Set(['training', 'weightlifting', 'camping', 'hiking', 'racing'])
