/** Where the build in two languages goes. */
export const languagesBuild = 'build-languages';
