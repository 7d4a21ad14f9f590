import { refuseForbiddenTables, refuseLaterMigrations } from './restore-backup.js';

const table = (name: string) => ({ name, columns: ['id'] });

describe('a backup', () => {
  it('with known migrations is accepted', () => {
    expect(() => refuseLaterMigrations({ migrations: ['A1'] }, ['A1', 'B2'])).not.toThrow();
  });

  it('of a later version is refused', () => {
    expect(() => refuseLaterMigrations({ migrations: ['A1', 'C3'] }, ['A1', 'B2'])).toThrow('made by a later version');
  });

  it.each(['admin_credential', 'admin_session', 'site_secret', 'migrations'])('with %s was changed manually, and is refused', (name) => {
    expect(() => refuseForbiddenTables({ tables: [table('listing'), table('search_word')] })).not.toThrow();
    expect(() => refuseForbiddenTables({ tables: [table('listing'), table(name)] })).toThrow(`has ${name} in it`);
  });
});
