/** How a result is shown. */
export type ResultView = 'table' | 'graph' | 'chart';
