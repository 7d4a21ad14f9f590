import { get } from '../support/api.js';
import type { TestApp } from '../support/app.js';
import { fileOf, formOf } from '../support/forms.js';
import { send } from '../support/http.js';

export interface Run {
  id: string;
  status: string;
  read: number;
  written: number;
  indexed: number;
  error: string | null;
  created: number;
  changes?: { kind: string; title: string }[];
}

export interface Import {
  id: string;
  name: string;
  rows: number;
  columns: { name: string; examples: string[]; field: string | null }[];
  fields: string[];
  withoutResult: { cells: string[]; total: number } | null;
  list: { name: string; listings: number } | null;
  kept: boolean;
  undo: boolean;
  run: Run | null;
  detail: string;
  title: string;
  errors: { field: string; message: string }[];
}

interface Done {
  created: number;
  updated: number;
  unchanged: number;
  removed: number;
  skipped: { row: number; reason: string }[];
  notes: { row: number; field: string; reason: string }[];
  changes: { id: string; title: string; kind: string; fields: { field: string; from: unknown; to: unknown }[] }[];
  changesTotal: number;
  detail: string;
  id: string;
}

export interface Service {
  id: string;
  slug: string;
  title: string;
  phone: string;
  industry: string;
}

/** Calls for uploaded lists. @param at the application, and an admin's session, when a test runs */
export function importing(at: () => { app: TestApp; admin: string }) {
  const uploaded = async (content: string | Buffer, name = 'plumbers.csv') => {
    const { status, text } = await send(
      at().app,
      '/api/imports',
      await formOf([['file', fileOf(content, name, 'text/csv')]], { cookie: at().admin }),
    );
    return { status, body: JSON.parse(text) as Import };
  };
  const act = (id: string, action: string, body: object = {}, headers: Record<string, string> = {}) =>
    fetch(`${at().app.url}/api/imports/${id}/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: at().admin, ...headers },
      body: JSON.stringify(body),
    }).then(async (response) => ({
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Done,
    }));
  const choose = async (id: string, body: object) => {
    const response = await fetch(`${at().app.url}/api/imports/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', cookie: at().admin },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Import };
  };
  const found = async (id: string) => (await get<Import>(at().app, `/api/imports/${id}`, at().admin)).body;
  const shown = async () => (await get<{ services: Service[] }>(at().app, '/api/search?limit=100&sortBy=name_asc')).body.services;
  const titles = async () => (await shown()).map(({ title }) => title);
  /** Uploads and applies. */
  const applied = async (content: string | Buffer, name?: string) => {
    const { body } = await uploaded(content, name);
    return { id: body.id, ...(await act(body.id, 'apply')) };
  };
  return { uploaded, act, choose, found, shown, titles, applied };
}

export const HEADER = 'Business Name;Category;Telephone;Street;Town';
export const BOB = "Bob's Plumbing;Plumbing;(416) 555-0142;12 King St W;Toronto";
export const ANN = 'Ann Electric;Electricians;905-555-0101;3 Main Street;Mississauga';
export const ROOF = 'Toits Québec;Couvreur;418-555-0107;7 rue du Port;Québec';
export const csv = (...lines: string[]) => [HEADER, ...lines].join('\r\n');
