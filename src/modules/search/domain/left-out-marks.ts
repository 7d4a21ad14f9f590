/** What comes before an apostrophe in English and French names: O'Neil, D'Angelo, L'Eau, Qu'Appelle. */
const ELIDED = /^(qu|[cdjlmnost])([a-z]{2,})$/;
const POSSESSIVE = /^([a-z]{2,})(s)$/;
const INITIALS = /^[a-z]{2,3}$/;

/**
 * The words of a name that was typed as one word, without its apostrophes and full stops: "oneil" for "O'Neil", "bobs" for "Bob's", "dj"
 * for "D.J.". Indexes split words at these marks.
 */
export function wordsBetweenMarks(word: string): string[][] {
  const parted = [ELIDED, POSSESSIVE].flatMap((form) => {
    const found = form.exec(word);
    return found ? [found.slice(1)] : [];
  });
  return INITIALS.test(word) ? [...parted, [...word]] : parted;
}
