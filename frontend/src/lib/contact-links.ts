/** The `tel:` link of a number in any notation. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** The `mailto:` link of an address; encoded, so that an unusual address cannot add headers to the email. */
export function mailHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
