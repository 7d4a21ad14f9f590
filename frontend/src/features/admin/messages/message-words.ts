import type { Message, Move } from './message-endpoints.js';

export const KIND_NAMES: Record<Message['kind'], string> = { contact: 'Message', report: 'Report' };

export const STATUS_NAMES: Record<Message['status'], string> = { inbox: 'Inbox', archived: 'Archived', spam: 'Spam' };

/** What is said when it is done. */
export const MOVED: Record<Move, string> = {
  archive: 'Archived',
  restore: 'Moved to the inbox',
  spam: 'Marked as spam',
  delete: 'Deleted',
};

/** What takes a message back to where it was. From the spam nothing does: what is restored is passed on. */
export const BACK: Record<Message['status'], Move | undefined> = { inbox: 'restore', archived: 'archive', spam: undefined };

/** The sender, as far as known. */
export function senderText({ name, email }: Pick<Message, 'name' | 'email'>): string {
  return name ?? email ?? 'No name given';
}
