import validator from 'validator';

/** Half of a surrogate pair, which JSON can carry, is in no address: the library throws where it meets one. */
export function isEmailAddress(text: string, options: validator.IsEmailOptions = {}): boolean {
  return text.isWellFormed() && validator.isEmail(text, options);
}
