/** What the form of coverage terms posts, beside the other forms of its page. */
export const termsIntent = "terms";
/** The field that says which line they are of. */
export const termsProduct = "product";
