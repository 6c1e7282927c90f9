/** Of the picture that stands for a page, in pixels: what the services that show it ask for. */
export const size = {width: 1200, height: 630};
