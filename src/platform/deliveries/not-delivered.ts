/** It did not arrive. The message is for admins and logs: no address, no secret, nothing that somebody typed. */
export class NotDelivered extends Error {}
