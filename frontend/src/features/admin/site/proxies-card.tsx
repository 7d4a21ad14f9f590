import { Alert, Card, Descriptions } from 'antd';
import type { SiteSettings } from './site-endpoints.js';

/**
 * The proxies in front of the site. Read-only: the setting is needed before the first request, so it can only be set in the environment.
 */
export function ProxiesCard({ proxies: { trusted, passedOnBy, isBelieved, yourAddress, cure } }: { proxies: SiteSettings['proxies'] }) {
  const found =
    passedOnBy === null
      ? 'None: you reach the site directly'
      : `${passedOnBy}, ${isBelieved ? 'which is trusted' : 'which is not trusted'}`;
  return (
    <Card title={<h2>Proxies</h2>} className="site-card">
      <p className="site-about">
        Limits count visitors by address. Behind a proxy, it supplies the addresses, so the site must know which to trust.
      </p>
      {cure && (
        <Alert
          className="site-note"
          type="warning"
          showIcon
          title="All visitors count as one"
          description={
            <>
              A proxy at {passedOnBy} forwards requests but is not trusted, so all visitors share one visitor’s limits. If it is yours,
              write <code>{cure}</code> into <code>.env</code> and restart the site.
            </>
          }
        />
      )}
      <Descriptions
        column={1}
        size="small"
        items={[
          { key: 'found', label: 'Proxy on your way here', children: found },
          { key: 'trusted', label: 'Trusted (TRUST_PROXY)', children: trusted ?? 'None' },
          { key: 'address', label: 'You are counted as', children: yourAddress },
        ]}
      />
    </Card>
  );
}
