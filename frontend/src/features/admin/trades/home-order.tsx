import { ArrowDownOutlined, ArrowUpOutlined, CloseOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { TradePicture } from '../../../ui/picture.js';
import type { AdminTrade, AdminTrades } from './trade-endpoints.js';
import type { ListChanges } from './use-list-changes.js';

/** The most trades on the home page. */
const MAX_ON_HOME_PAGE = 8;

interface HomeOrderProps {
  trades: AdminTrades;
  changes: ListChanges;
}

/** The order of trades on the home page; automatic until an admin changes it. */
export function HomeOrder({ trades: { trades, order, home }, changes }: HomeOrderProps) {
  const isChosen = order.length > 0;
  const listed = (isChosen ? order : home).flatMap((slug) => trades.find((trade) => trade.slug === slug) ?? []);
  const others = trades.filter(({ hidden, slug }) => !hidden && !listed.some((trade) => trade.slug === slug));
  const slugs = listed.map(({ slug }) => slug);
  const { refused } = changes;
  return (
    <section aria-labelledby="trades-home">
      <h2 id="trades-home">Home page</h2>
      <p className="kit-soft">
        {isChosen
          ? 'You chose these. They also come first in lists and filters.'
          : 'It shows the trades with the most listings. Move one to set your own order.'}
      </p>
      <MovableList listed={listed} changes={changes} />
      {refused?.at === 'order' && (
        <p className="kit-wrong" role="alert">
          {refused.text}
        </p>
      )}
      <div className="trades-home-more">
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          aria-label="Add a trade to the home page"
          placeholder={listed.length < MAX_ON_HOME_PAGE ? 'Add another' : 'Only eight fit: remove one first'}
          disabled={listed.length >= MAX_ON_HOME_PAGE}
          value={null}
          options={others.map(({ slug, name }) => ({ value: slug, label: name }))}
          onChange={(slug: string | null) => slug !== null && void changes.arrange([...slugs, slug], 'Saved')}
        />
        {isChosen && <Button onClick={() => void changes.arrange([], 'The home page follows the directory')}>Follow the directory</Button>}
      </div>
    </section>
  );
}

function MovableList({ listed, changes: { arrange } }: { listed: AdminTrade[]; changes: ListChanges }) {
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ slug: string; way: 'up' | 'down' }>(undefined);
  const slugs = listed.map(({ slug }) => slug);
  useEffect(() => {
    if (!moved.current) return;
    const { slug, way } = moved.current;
    moved.current = undefined;
    // The focus moves with the moved trade; at either end, where its button is disabled, to the other button.
    const [first, other] = { up: ['up', 'down'], down: ['down', 'up'] }[way].map((each) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-move="${slug} ${each}"]`),
    );
    (first?.disabled ? other : first)?.focus();
  }, [slugs.join(' ')]);

  const move = async ({ slug, name }: AdminTrade, from: number, to: number) => {
    if (to < 0 || to >= slugs.length) return;
    const next = slugs.filter((each) => each !== slug);
    next.splice(to, 0, slug);
    moved.current = { slug, way: to < from ? 'up' : 'down' };
    if (await arrange(next, 'Saved')) setSaid(`${name} is number ${to + 1} of ${next.length}`);
    else moved.current = undefined;
  };
  const takeOff = ({ slug, name }: AdminTrade) =>
    arrange(
      slugs.filter((each) => each !== slug),
      `${name} is off the home page`,
    );
  const byKey = (event: KeyboardEvent, trade: AdminTrade, index: number) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    void move(trade, index, index + step);
  };
  return (
    <>
      <ol className="trades-home" ref={list}>
        {listed.map((trade, index) => (
          <li key={trade.slug}>
            <TradePicture image={trade.image} drawing={trade.drawing} />
            <span>{trade.name}</span>
            <Button
              type="text"
              data-move={`${trade.slug} up`}
              icon={<ArrowUpOutlined aria-hidden />}
              aria-label={`Move ${trade.name} up`}
              disabled={index === 0}
              onKeyDown={(event) => byKey(event, trade, index)}
              onClick={() => void move(trade, index, index - 1)}
            />
            <Button
              type="text"
              data-move={`${trade.slug} down`}
              icon={<ArrowDownOutlined aria-hidden />}
              aria-label={`Move ${trade.name} down`}
              disabled={index === listed.length - 1}
              onKeyDown={(event) => byKey(event, trade, index)}
              onClick={() => void move(trade, index, index + 1)}
            />
            <Button
              type="text"
              icon={<CloseOutlined aria-hidden />}
              aria-label={`Take ${trade.name} off the home page`}
              disabled={listed.length === 1}
              onClick={() => void takeOff(trade)}
            />
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}
