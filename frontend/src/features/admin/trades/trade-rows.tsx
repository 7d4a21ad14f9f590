import { Button, Switch, Tag } from 'antd';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { TradePicture } from '../../../ui/picture.js';
import { counted } from '../../../lib/words.js';
import type { AdminTrade } from './trade-endpoints.js';
import type { ListChanges } from './use-list-changes.js';

interface RowProps {
  trade: AdminTrade;
  changes: ListChanges;
  name: ReactNode;
  about?: string;
  children?: ReactNode;
}

/** A link to the listings of a trade. By filter, not by search, which would also match names of businesses. */
export function ListingsLink({ trade: { name, count } }: { trade: Pick<AdminTrade, 'name' | 'count'> }) {
  if (count === 0) return <>No listings</>;
  return (
    <Link
      to={`/settings/listings?${new URLSearchParams({ trade: name }).toString()}`}
      aria-label={`${counted(count, 'listing')} of ${name}`}
    >
      {counted(count, 'listing')}
    </Link>
  );
}

/** The row of a trade. */
export function TradeRow({ trade, changes, address }: { trade: AdminTrade; changes: ListChanges; address: string }) {
  return (
    <Row trade={trade} changes={changes} name={<Link to={address}>{trade.name}</Link>} about={trade.otherNames.join(', ')}>
      <span className="kit-tags">
        {trade.origin === 'own' && <Tag color="blue">Yours</Tag>}
        {trade.changed.length > 0 && <Tag>Changed here</Tag>}
        {trade.hidden && <Tag color="warning">Hidden</Tag>}
      </span>
    </Row>
  );
}

interface IndustryRowProps {
  trade: AdminTrade;
  changes: ListChanges;
  /** The address that makes it a trade. */
  address: string;
  onMerge: () => void;
}

/** The row of an unmatched industry of the sheet, with its actions. */
export function IndustryRow({ trade, changes, address, onMerge }: IndustryRowProps) {
  const navigate = useNavigate();
  return (
    <Row trade={trade} changes={changes} name={<strong>{trade.name}</strong>}>
      <span className="trade-row-buttons">
        <Button onClick={onMerge} aria-label={`Merge into …: ${trade.name}`}>
          Merge into …
        </Button>
        <Button onClick={() => void navigate(address)} aria-label={`Make it a trade: ${trade.name}`}>
          Make it a trade
        </Button>
      </span>
    </Row>
  );
}

function Row({ trade, changes: { setHidden, refused }, name, about, children }: RowProps) {
  const { slug, hidden, image, drawing } = trade;
  return (
    <li className={hidden ? 'trade-row trade-row-hidden' : 'trade-row'}>
      <TradePicture image={image} drawing={drawing} />
      <div className="kit-name">
        {name}
        <span>
          <ListingsLink trade={trade} />
          {about && ` · also ${about}`}
        </span>
      </div>
      <label className="trade-row-shown">
        <span>Shown</span>
        <Switch
          aria-label={`Show ${trade.name} on the site`}
          checked={!hidden}
          onChange={(shown) => void setHidden(slug, trade.name, !shown)}
        />
      </label>
      {children}
      {refused?.at === slug && (
        <p className="kit-wrong" role="alert">
          {refused.text}
        </p>
      )}
    </li>
  );
}
