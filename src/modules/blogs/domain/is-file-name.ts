export const MAX_FILE_NAME_LENGTH = 80;

/** The form of an article's address. */
export const FILE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether an article could have this address, judged by its characters. The editor uses it too. */
export function isFileName(name: string): boolean {
  return name.length <= MAX_FILE_NAME_LENGTH && FILE_NAME.test(name);
}
