/** Reports a referral to the API in the background. Nothing depends on it: the form itself carries the code, too. */
export function trackReferral(refCode: string, { title, phone, industry }: Record<string, string>): void {
  if (!refCode || !title || !phone || !industry) return;
  fetch('/api/referral/track', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refCode, businessName: title, businessPhone: phone, industry }),
    keepalive: true,
  })
    .then((response) => {
      if (!response.ok) throw new Error(`The server answered ${response.status}`);
    })
    // oxlint-disable-next-line no-console -- The specification: an error of tracking is logged, and ignored.
    .catch((error: unknown) => console.warn('Referral tracking:', error));
}
