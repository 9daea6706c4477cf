export declare const SHORT_LIVED: string[]
