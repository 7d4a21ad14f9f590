import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Button, Switch } from 'antd';
import {
  HOME_SECTIONS,
  type HomeSection,
  isDefaultOrder,
  orderedSections,
  shownSections,
} from '../../../../../src/shared/settings/home-sections.js';

interface HomeSectionsFieldProps {
  /** Id for links to the setting. */
  id?: string;
  value?: HomeSection[];
  onChange?: (sections: HomeSection[]) => void;
}

/** Order and visibility of the sections. The default is saved as empty, so that later versions can change it. */
export function HomeSectionsField({ id: fieldId, value = [], onChange }: HomeSectionsFieldProps) {
  const sections = orderedSections(value);
  const change = (next: HomeSection[]) => onChange?.(isDefaultOrder(next) ? [] : next);
  const move = (from: number, to: number) => {
    const next = [...sections];
    next.splice(to, 0, ...next.splice(from, 1));
    change(next);
  };
  const only = shownSections(value).length === 1;
  return (
    <>
      <ol id={fieldId} tabIndex={-1} className="section-list">
        {sections.map(({ id, shown }, index) => (
          <li key={id}>
            <Switch
              checked={shown}
              disabled={shown && only}
              aria-label={`Show ${HOME_SECTIONS[id]}`}
              onChange={(next) => change(sections.map((section) => (section.id === id ? { id, shown: next } : section)))}
            />
            <div>
              <strong>{HOME_SECTIONS[id]}</strong>
              {!shown && <p>Hidden</p>}
            </div>
            <div className="section-actions">
              <Button
                type="text"
                icon={<ArrowUpOutlined aria-hidden />}
                aria-label={`Move ${HOME_SECTIONS[id]} up`}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <Button
                type="text"
                icon={<ArrowDownOutlined aria-hidden />}
                aria-label={`Move ${HOME_SECTIONS[id]} down`}
                disabled={index === sections.length - 1}
                onClick={() => move(index, index + 1)}
              />
            </div>
          </li>
        ))}
      </ol>
      {only && <p className="settings-help">At least one section must be shown.</p>}
      {!isDefaultOrder(value) && <Button onClick={() => onChange?.([])}>Back to the default order</Button>}
    </>
  );
}
