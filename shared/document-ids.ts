/** Of the element with the styles a document uses; the browser takes it out when it has the whole style sheet. */
export const usedStylesId = "used-styles";
/** Of the element with the icons a document uses; the browser adds the others when they are there. */
export const iconSheetId = "icons";
