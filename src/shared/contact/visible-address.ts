/**
 * Removes invisible characters from an email address. They come with text that is copied from messages and contacts, and people could not
 * see why the address is refused, or why no email arrives.
 */
export function visibleAddress(email: string): string {
  return email.replace(/\p{Default_Ignorable_Code_Point}+/gu, '');
}
