import validator from 'validator';

/** Whether this is an email address. False for a lone surrogate, which JSON can contain and at which the library would throw. */
export function isEmailAddress(text: string, options: validator.IsEmailOptions = {}): boolean {
  return text.isWellFormed() && validator.isEmail(text, options);
}
