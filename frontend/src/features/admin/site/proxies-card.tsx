import { Alert, Card, Descriptions } from 'antd';
import type { SiteSettings } from './site-endpoints.js';

/**
 * The proxies in front of the site. Read-only: the setting is needed before the first request, so it can only be set in the environment.
 */
export function ProxiesCard({ proxies: { trusted, passedOnBy, isBelieved, yourAddress, cure } }: { proxies: SiteSettings['proxies'] }) {
  const found =
    passedOnBy === null
      ? 'None: you reach the site directly'
      : `${passedOnBy}, ${isBelieved ? 'which is believed' : 'which is not believed'}`;
  return (
    <Card title={<h2>Proxies</h2>} className="site-card">
      <p className="site-about">
        Limits count visitors by their addresses. Behind a proxy these come from it, so the site has to know whom to believe.
      </p>
      {cure && (
        <Alert
          className="site-note"
          type="warning"
          showIcon
          title="All visitors count as one"
          description={
            <>
              A proxy at {passedOnBy} passes on requests and is not believed, so the limits of one visitor are those of everybody. If it is
              yours, write <code>{cure}</code> into <code>.env</code> and start the site again.
            </>
          }
        />
      )}
      <Descriptions
        column={1}
        size="small"
        items={[
          { key: 'found', label: 'Proxy on your way here', children: found },
          { key: 'trusted', label: 'Believed (TRUST_PROXY)', children: trusted ?? 'Nobody' },
          { key: 'address', label: 'You are counted as', children: yourAddress },
        ]}
      />
    </Card>
  );
}
