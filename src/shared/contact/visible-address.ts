/**
 * An email address without characters that are drawn as nothing. They come with what is copied from messages and contacts: nobody sees why the
 * address is refused, or why nothing arrives there.
 */
export function visibleAddress(email: string): string {
  return email.replace(/\p{Default_Ignorable_Code_Point}+/gu, '');
}
