/** Returns what a row says that stands for an attribute of several models: "In 70 models, such as Asset". */
export const inModels = (models: number, page: string): string =>
  `In ${models} models, such as ${page}`;
