import {
  CheckSquareOutlined,
  DashboardOutlined,
  EditOutlined,
  FormOutlined,
  GiftOutlined,
  HistoryOutlined,
  ImportOutlined,
  LayoutOutlined,
  MessageOutlined,
  ReadOutlined,
  SaveOutlined,
  SearchOutlined,
  SettingOutlined,
  ShopOutlined,
  SyncOutlined,
  ToolOutlined,
} from '@ant-design/icons';
import { type ComponentType, lazy, type ReactNode } from 'react';
import { NotLoaded } from '../../lib/lazy-page.js';
import type { WaitingCounts } from '../../features/admin/counts/counts-endpoints.js';
import type { ADMIN_PATHS } from './admin-paths.js';

export interface AdminScreen {
  path: (typeof ADMIN_PATHS)[number];
  name: string;
  icon: ReactNode;
  /** The parent screen, which is in the navigation instead of this one. */
  within?: AdminScreen['path'];
  /** The counter of open items that the navigation shows for it. */
  counts?: keyof WaitingCounts;
  /** Only in the navigation until the setup checklist is done. */
  whileStarting?: true;
  Screen: ComponentType;
}

const screen = (load: () => Promise<{ default: ComponentType }>) => lazy(() => load().catch(() => ({ default: NotLoaded })));

const PagesScreen = screen(() => import('../../features/admin/settings/settings-screen.js'));

/** The screens of the back office, in the order of its navigation. */
export const SCREENS: AdminScreen[] = [
  {
    path: '/settings/start',
    name: 'Getting started',
    icon: <CheckSquareOutlined aria-hidden />,
    whileStarting: true,
    Screen: screen(() => import('../../features/admin/start/start-screen.js')),
  },
  {
    path: '/settings',
    name: 'Pages',
    icon: <LayoutOutlined aria-hidden />,
    Screen: PagesScreen,
  },
  {
    // Another address of the same screen.
    path: '/settings/content',
    within: '/settings',
    name: 'Pages',
    icon: <LayoutOutlined aria-hidden />,
    Screen: PagesScreen,
  },
  {
    path: '/settings/overview',
    name: 'Overview',
    icon: <DashboardOutlined aria-hidden />,
    Screen: screen(() => import('../../features/admin/overview/overview-screen.js')),
  },
  {
    path: '/settings/submissions',
    name: 'Submissions',
    icon: <FormOutlined aria-hidden />,
    counts: 'submissions',
    Screen: screen(() => import('../../features/admin/submissions/submissions-screen.js')),
  },
  {
    path: '/settings/messages',
    name: 'Messages',
    icon: <MessageOutlined aria-hidden />,
    counts: 'messages',
    Screen: screen(() => import('../../features/admin/messages/messages-screen.js')),
  },
  {
    path: '/referral-admin',
    name: 'Referrals',
    icon: <GiftOutlined aria-hidden />,
    counts: 'referrals',
    Screen: screen(() => import('../../features/admin/referrals/referrals-screen.js')),
  },
  {
    path: '/settings/listings',
    name: 'Listings',
    icon: <ShopOutlined aria-hidden />,
    Screen: screen(() => import('../../features/admin/listings/listings-screen.js')),
  },
  {
    path: '/settings/trades',
    name: 'Trades',
    icon: <ToolOutlined aria-hidden />,
    Screen: screen(() => import('../../features/admin/trades/trades-screen.js')),
  },
  {
    path: '/settings/searches',
    name: 'Searches',
    icon: <SearchOutlined aria-hidden />,
    Screen: screen(() => import('../../features/admin/searches/searches-screen.js')),
  },
  {
    path: '/blog-management',
    name: 'Blogs',
    icon: <ReadOutlined aria-hidden />,
    Screen: screen(() => import('../../features/admin/blogs/management/management-screen.js')),
  },
  {
    path: '/blog-template-editor',
    within: '/blog-management',
    name: 'New blog',
    icon: <EditOutlined aria-hidden />,
    Screen: screen(() => import('../../features/admin/blogs/editor/editor-screen.js')),
  },
  {
    path: '/settings/import',
    name: 'Import',
    icon: <ImportOutlined aria-hidden />,
    Screen: screen(() => import('../../features/admin/imports/import-screen.js')),
  },
  {
    path: '/settings/sync',
    name: 'Sync',
    icon: <SyncOutlined aria-hidden />,
    Screen: screen(() => import('../../features/admin/sync/sync-screen.js')),
  },
  {
    path: '/settings/site',
    name: 'Site and mail',
    icon: <SettingOutlined aria-hidden />,
    Screen: screen(() => import('../../features/admin/site/site-screen.js')),
  },
  {
    path: '/settings/backups',
    name: 'Backups',
    icon: <SaveOutlined aria-hidden />,
    Screen: screen(() => import('../../features/admin/backups/backups-screen.js')),
  },
  {
    path: '/settings/history',
    name: 'History',
    icon: <HistoryOutlined aria-hidden />,
    Screen: screen(() => import('../../features/admin/history/history-screen.js')),
  },
];
