import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
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
  return (
    <ol className="section-list">
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
              disabled={index === 0 || saving}
              onClick={() => onMove(index, index - 1)}
            />
            <Button
              type="text"
              icon={<ArrowDownOutlined aria-hidden />}
              aria-label={`Move ${name} down`}
              disabled={index === sections.length - 1 || saving}
              onClick={() => onMove(index, index + 1)}
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
