import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { HomeJobsSection } from '../../../../../src/modules/content/domain/site-settings.js';
import { CHOSEN_COLOURS, chosenIcon } from '../../../ui/chosen-icons.js';
import { Icon } from '../../../ui/icon.js';

interface SectionListProps {
  sections: readonly HomeJobsSection[];
  saving: boolean;
  onMove: (from: number, to: number) => void;
  onEdit: (index: number) => void;
  onRemove: (index: number) => void;
}

/** The sections in order, with their actions. */
export function SectionList({ sections, saving, onMove, onEdit, onRemove }: SectionListProps) {
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ id: string; way: 'up' | 'down' }>(undefined);
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (saving || !moved.current) return;
    const { id, way } = moved.current;
    moved.current = undefined;
    // The focus moves with the section; at either end, where its button is disabled, to the other button.
    const [first, other] = (way === 'up' ? ['up', 'down'] : ['down', 'up']).map((each) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-move="${CSS.escape(`${id} ${each}`)}"]`),
    );
    (first?.disabled ? other : first)?.focus();
  }, [ids, saving]);
  const move = (from: number, way: 'up' | 'down') => {
    moved.current = { id: sections[from]!.id, way };
    onMove(from, way === 'up' ? from - 1 : from + 1);
  };
  return (
    <ol className="section-list" ref={list}>
      {sections.map(({ id, name, icon, color, description }, index) => (
        <li key={id}>
          <span className="section-icon" style={{ color: CHOSEN_COLOURS[color] }}>
            <Icon name={chosenIcon(icon)} />
          </span>
          <div>
            <strong>{name}</strong>
            <p>{description || 'No description'}</p>
          </div>
          <div className="section-actions">
            <Button
              type="text"
              icon={<ArrowUpOutlined aria-hidden />}
              aria-label={`Move ${name} up`}
              data-move={`${id} up`}
              disabled={index === 0 || saving}
              onClick={() => move(index, 'up')}
            />
            <Button
              type="text"
              icon={<ArrowDownOutlined aria-hidden />}
              aria-label={`Move ${name} down`}
              data-move={`${id} down`}
              disabled={index === sections.length - 1 || saving}
              onClick={() => move(index, 'down')}
            />
            <Button type="text" icon={<EditOutlined aria-hidden />} aria-label={`Edit ${name}`} onClick={() => onEdit(index)} />
            <Button
              type="text"
              danger
              icon={<DeleteOutlined aria-hidden />}
              aria-label={`Remove ${name}`}
              disabled={saving}
              onClick={() => onRemove(index)}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}
