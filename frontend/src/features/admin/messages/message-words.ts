import type { Message, Move } from './message-endpoints.js';

export const KIND_NAMES: Record<Message['kind'], string> = { contact: 'Message', report: 'Report' };

export const STATUS_NAMES: Record<Message['status'], string> = { inbox: 'Inbox', archived: 'Archived', spam: 'Spam' };

/** The confirmation of each move. */
export const MOVED: Record<Move, string> = {
  archive: 'Archived',
  restore: 'Moved to the inbox',
  spam: 'Marked as spam',
  delete: 'Deleted',
};

/** The move that undoes another one. There is none back to spam, because a restored message was forwarded. */
export const BACK: Record<Message['status'], Move | undefined> = { inbox: 'restore', archived: 'archive', spam: undefined };

/** The sender, as far as known. */
export function senderText({ name, email }: Pick<Message, 'name' | 'email'>): string {
  return name ?? email ?? 'No name given';
}
