import { CheckCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { PasswordCard } from '../site/password-card.js';
import type { StartLine } from './start-endpoints.js';
import { FiguresWork, TaskLink, LegalWork, NameWork, SiteWork } from './start-work.js';

interface LineWords {
  title: string;
  /** Its purpose. */
  why: string;
  work: ReactNode;
}

const LINES: Record<StartLine['name'], LineWords> = {
  name: {
    title: 'Name and place',
    why: 'Visitors, search engines and emails call the directory by its name; the province decides whose licences are shown.',
    work: <NameWork />,
  },
  password: {
    title: 'A strong password',
    why: 'One password opens the whole back office.',
    work: <PasswordCard />,
  },
  address: {
    title: 'Public address',
    why: 'Canonical links, the sitemap, emails and referral links start with it.',
    work: <SiteWork group="address" />,
  },
  listings: {
    title: 'Your own listings',
    why: 'The fictional ones only show how the site looks.',
    work: <TaskLink to="/settings/import">Upload a list</TaskLink>,
  },
  mail: {
    title: 'Mail',
    why: 'Owners are told when a form arrives and is approved, and you are told of every form.',
    work: <SiteWork group="mail" />,
  },
  figures: {
    title: 'Your own figures',
    why: 'Homeowners believe what they read there.',
    work: <FiguresWork />,
  },
  legal: { title: 'Privacy page and terms', why: 'They say in your name how personal data is used.', work: <LegalWork /> },
  search: {
    title: 'The first search',
    why: 'It is what visitors come for.',
    work: (
      <Button href="/search" target="_blank">
        Try the search
      </Button>
    ),
  },
  backup: {
    title: 'A backup',
    why: 'Disks fail, and mistakes happen. A backup counts for seven days here.',
    work: <TaskLink to="/settings/backups">Make a backup</TaskLink>,
  },
};

/** One item of the setup checklist: status, purpose, and the task itself. */
export function StartItem({ line: { name, done, says } }: { line: StartLine }) {
  const [open, setOpen] = useState(false);
  // Keep the task mounted when the item is collapsed, so that input is not lost.
  const [isMade, setMade] = useState(false);
  const { title, why, work } = LINES[name];
  const label = open ? 'Close' : done ? 'Change' : 'Do it';
  return (
    <li className={done ? 'start-line start-line-done' : 'start-line'}>
      <span className="start-mark">{done && <CheckCircleFilled aria-hidden />}</span>
      <div className="start-text">
        <h2>
          {title} <span className="visually-hidden">{done ? '(done)' : '(not done yet)'}</span>
        </h2>
        <p>{says}</p>
        {!done && <p className="site-help">{why}</p>}
      </div>
      <Button
        type={done ? 'text' : 'default'}
        aria-label={`${label}: ${title}`}
        aria-expanded={open}
        aria-controls={`start-${name}`}
        onClick={() => {
          setOpen(!open);
          setMade(true);
        }}
      >
        {label}
      </Button>
      {isMade && (
        <div className="start-work" id={`start-${name}`} hidden={!open}>
          {work}
        </div>
      )}
    </li>
  );
}
