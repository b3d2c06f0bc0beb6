/** What the form of coverage terms posts, beside the other forms of its page. */
export const termsIntent = "terms";
