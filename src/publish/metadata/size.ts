/** The size of social images in pixels, as the services that show them recommend. */
export const size = {width: 1200, height: 630};
