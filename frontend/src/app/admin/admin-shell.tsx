import { ExportOutlined, LogoutOutlined, MenuOutlined } from '@ant-design/icons';
import { Alert, App as AntApp, Badge, Button, ConfigProvider, Drawer, Grid, Layout, Menu, Spin } from 'antd';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { createBrowserRouter, Link, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { useStart, useChecklistRedirect } from '../../features/admin/start/use-start.js';
import { useWaitingCounts } from '../../features/admin/counts/use-waiting-counts.js';
import { useSignOutMutation } from '../../features/admin/login/login-endpoints.js';
import { errorText } from '../../features/admin/api/admin-api.js';
import { watchCall } from '../../features/admin/api/slow-calls.js';
import { type Session, session } from '../../features/admin/session/session.js';
import { useRowFocus } from '../../features/admin/kit/use-row-focus.js';
import { useSlowCallsToast } from '../../features/admin/kit/use-slow-calls.js';
import { nameStyles, styleNonce } from '../../features/admin/kit/style-nonce.js';
import { useTradesOfSiteQuery } from '../../features/admin/kit/trade-names.js';
import { TOASTS, useToast, useToastKey } from '../../features/admin/kit/use-toast.js';
import { Drawing } from '../../ui/icon.js';
import { ScrollToTop } from '../../ui/scroll-to-top.js';
import type { ShellProps } from './admin-root.js';
import { SCREENS } from './admin-screens.js';
import { adminTheme } from './admin-theme.js';
import '../../features/admin/kit/ant-fields.css';
import '../../features/admin/kit/forced-colors.css';
import './admin.css';

const nonce = styleNonce();
nameStyles(nonce);

/** The product's own drawing wherever a list has nothing to show. */
const EMPTY = { image: <Drawing name="directory-empty" /> };

/** The back office: one navigation around all its screens. */
export default function AdminShell({ siteTitle, primaryColor }: ShellProps) {
  const router = useMemo(
    () =>
      createBrowserRouter([
        {
          element: <Frame siteTitle={siteTitle} />,
          children: SCREENS.map(({ path, Screen }) => ({ path, element: <Screen />, errorElement: <ScreenFailed /> })),
        },
        { path: '*', element: <ReloadedPage /> },
      ]),
    [siteTitle],
  );
  const theme = useMemo(() => adminTheme(primaryColor), [primaryColor]);
  return (
    <ConfigProvider csp={nonce ? { nonce } : undefined} theme={theme} wave={{ disabled: true }} empty={EMPTY}>
      <AntApp notification={TOASTS}>
        <RouterProvider router={router} />
      </AntApp>
    </ConfigProvider>
  );
}

/** The error boundary of a screen, for example for a record of an unexpected shape: the other screens stay usable. */
function ScreenFailed() {
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title="This screen could not be shown"
      description="The page ran into unexpected data. Nothing that was saved has changed."
      action={
        <Button size="small" onClick={() => location.reload()}>
          Try again
        </Button>
      }
    />
  );
}

/** After a login on a page that the server renders completely, the page is requested again. */
function ReloadedPage() {
  useEffect(() => location.reload(), []);
  return null;
}

function Frame({ siteTitle }: { siteTitle: string }) {
  const { lg = false } = Grid.useBreakpoint();
  useTradesOfSiteQuery();
  const isOnTheWay = useChecklistRedirect();
  useToastKey();
  useRowFocus();
  useSlowCallsToast();
  const [open, setOpen] = useState(false);
  const hasChosen = useRef(false);
  const { pathname } = useLocation();
  const current = SCREENS.find(({ path }) => path === pathname);
  const hasSignedIn = useSelector((state: { session: Session }) => state.session.signIns > 0);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    // After a login the focus was in the login page, which is gone: move it to the main element. After a page load, leave it at the top.
    if (hasSignedIn && document.activeElement === document.body) main.current?.focus();
  }, []);
  const choose = () => {
    hasChosen.current = open;
    setOpen(false);
  };
  const leaveMenu = () => {
    // Ant Design returns the focus to the menu button. After a choice, move it to the chosen screen instead.
    if (hasChosen.current) main.current?.focus({ preventScroll: true });
    hasChosen.current = false;
  };
  const navigation = <Navigation current={current?.within ?? current?.path} onChoose={choose} />;
  return (
    <Layout className="admin">
      <title>{`${current?.name ?? 'Settings'} | ${siteTitle}`}</title>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <ScrollToTop />
      <Layout.Header className="admin-header">
        {!lg && <MenuButton open={open} onOpen={() => setOpen(true)} />}
        <strong className="admin-name">{siteTitle}</strong>
        <Button type="text" href="/" target="_blank" icon={<ExportOutlined aria-hidden />} aria-label="View the site">
          {lg && 'View the site'}
        </Button>
        <SignOut wide={lg} />
      </Layout.Header>
      <Layout>
        {lg ? (
          // No role of its own: the navigation in it is the landmark.
          <Layout.Sider width={232} className="admin-sider" role="none">
            {navigation}
          </Layout.Sider>
        ) : (
          <Drawer
            open={open}
            onClose={() => setOpen(false)}
            afterOpenChange={(isOpen) => isOpen || leaveMenu()}
            placement="left"
            size={280}
            title="Menu"
          >
            {navigation}
          </Drawer>
        )}
        {/* Rendered as the page's main element. */}
        <Layout.Content ref={main} id="main" className="admin-main" tabIndex={-1}>
          {/* One for each screen: the router would keep showing the last screen until the code of the next one has arrived. */}
          <Suspense key={current?.within ?? current?.path} fallback={<ScreenLoading />}>
            {isOnTheWay ? <ScreenLoading /> : <Outlet />}
          </Suspense>
        </Layout.Content>
      </Layout>
    </Layout>
  );
}

function ScreenLoading() {
  // The code of a screen may hang like any other answer of the server.
  useEffect(() => watchCall({ isRead: true, leave: () => location.reload() }), []);
  return (
    <div className="admin-spin" role="status" aria-label="Loading">
      <Spin size="large" delay={200} />
    </div>
  );
}

function MenuButton({ open, onOpen }: { open: boolean; onOpen: () => void }) {
  const counts = useWaitingCounts();
  const waiting = SCREENS.reduce((sum, screen) => sum + ((screen.counts && counts[screen.counts]) ?? 0), 0);
  const icon = (
    <Badge dot={waiting > 0} aria-hidden>
      <MenuOutlined aria-hidden />
    </Badge>
  );
  return (
    <Button
      type="text"
      icon={icon}
      aria-label={waiting > 0 ? `Menu, ${waiting.toLocaleString('en-CA')} waiting` : 'Menu'}
      aria-expanded={open}
      onClick={onOpen}
    />
  );
}

function Navigation({ current, onChoose }: { current: string | undefined; onChoose: () => void }) {
  const waiting = useWaitingCounts();
  const start = useStart();
  const shown = SCREENS.filter(
    ({ path, within, whileStarting }) => within === undefined && (!whileStarting || start?.isOpen || path === current),
  );
  return (
    <nav aria-label="Back office">
      <Menu
        mode="inline"
        selectedKeys={current ? [current] : []}
        items={shown.map(({ path, name, icon, counts }) => ({
          key: path,
          icon,
          label: <Entry onChoose={onChoose} path={path} name={name} waiting={counts && waiting[counts]} isCurrent={path === current} />,
        }))}
      />
    </nav>
  );
}

interface EntryProps {
  path: string;
  name: string;
  waiting: number | undefined;
  isCurrent: boolean;
  onChoose: () => void;
}

function Entry({ path, name, waiting = 0, isCurrent, onChoose }: EntryProps) {
  return (
    // Handled by the link, not by Ant Design's menu: the menu reports the key before the link is followed, and closing takes the focus from
    // the link.
    <Link className="admin-entry" to={path} onClick={onChoose} aria-current={isCurrent ? 'page' : undefined}>
      {name}
      {waiting > 0 && (
        <>
          <span className="visually-hidden">{`, ${waiting} waiting`}</span>
          <span className="admin-count" aria-hidden>
            {waiting > 99 ? '99+' : waiting}
          </span>
        </>
      )}
    </Link>
  );
}

function SignOut({ wide }: { wide: boolean }) {
  const [signOut, { isLoading }] = useSignOutMutation();
  const dispatch = useDispatch();
  const toast = useToast();
  const leave = async () => {
    const { error } = await signOut();
    if (error) toast({ title: 'You are still signed in', description: errorText(error), bad: true });
    else dispatch(session.actions.signedOut());
  };
  return (
    <Button type="text" icon={<LogoutOutlined aria-hidden />} loading={isLoading} aria-label="Sign out" onClick={() => void leave()}>
      {wide && 'Sign out'}
    </Button>
  );
}
