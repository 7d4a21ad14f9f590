import { AdminSession } from './admin-session.js';

const BEGIN = new Date('2026-11-02T09:00:00Z');
const after = (minutes: number, milliseconds = 0) => new Date(BEGIN.getTime() + minutes * 60_000 + milliseconds);
const aSession = () => AdminSession.begin(Buffer.alloc(32), BEGIN);

describe('AdminSession', () => {
  it('lasts until two hours have passed without use', () => {
    expect(aSession().isOver(BEGIN)).toBe(false);
    expect(aSession().isOver(after(120, -1))).toBe(false);
    expect(aSession().isOver(after(120))).toBe(true);
  });

  it('starts its two hours again at each use', () => {
    const session = aSession();
    session.use(after(119));
    expect(session.isOver(after(120))).toBe(false);
    expect(session.isOver(after(239, -1))).toBe(false);
    expect(session.isOver(after(239))).toBe(true);
  });

  it('ends twelve hours after it began, however much it was used', () => {
    const session = aSession();
    for (let minute = 60; minute < 720; minute += 60) session.use(after(minute));
    session.use(after(719));
    expect(session.isOver(after(720, -1))).toBe(false);
    expect(session.isOver(after(720))).toBe(true);
  });

  it('is stored at most once a minute', () => {
    const session = aSession();
    expect(session.use(after(1, -1))).toBe(false);
    expect(session.lastSeenAt).toEqual(BEGIN);
    expect(session.use(after(1))).toBe(true);
    expect(session.lastSeenAt).toEqual(after(1));
    expect(session.use(after(2, -1))).toBe(false);
  });
});
