/** Of the element with the styles a document uses; the browser takes it out when it has the whole style sheet. */
export const usedStylesId = "used-styles";
