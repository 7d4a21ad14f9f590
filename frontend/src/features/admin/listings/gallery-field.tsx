import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, UploadOutlined } from '@ant-design/icons';
import { App, Button, Input, Progress, Upload } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { LISTING_FIELDS } from '../../../../../src/shared/listings/listing-fields.js';
import { srcSet } from '../../../ui/src-set.js';
import { useUpload } from '../kit/image-field.js';
import { popupContainer } from '../kit/layers.js';
import type { ListingWhole } from './listing-endpoints.js';
import './gallery-field.css';

type Pictures = ListingWhole['gallery'];

const { most, longest, label } = LISTING_FIELDS.gallery;

interface GalleryFieldProps {
  value?: Pictures;
  onChange?: (pictures: Pictures) => void;
  disabled?: boolean;
  id?: string;
}

/** The element to focus after the list has changed. */
type Wanted = { at: number; what: 'words' | 'up' | 'down' } | 'upload' | undefined;

/** The pictures of a business in order, with their descriptions. They are saved with the listing. */
export function GalleryField({ value: pictures = [], onChange, disabled = false, id }: GalleryFieldProps) {
  const list = useRef<HTMLOListElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<Wanted>();
  const [said, setSaid] = useState('');
  const { modal } = App.useApp();
  const added = (url: string) => {
    const known = pictures.findIndex((picture) => picture.url === url);
    setSaid(known < 0 ? `Picture ${pictures.length + 1} added. Describe what it shows.` : `It is already picture ${known + 1}.`);
    if (known < 0) change([...pictures, { url, description: '' }]);
    setWanted({ at: known < 0 ? pictures.length : known, what: 'words' });
  };
  const { percent, wrong, upload } = useUpload(undefined, added);
  const change = (next: Pictures) => onChange?.(next);
  const move = (from: number, to: number) => {
    const next = [...pictures];
    next.splice(to, 0, ...next.splice(from, 1));
    change(next);
    const isAtEnd = to === 0 || to === next.length - 1;
    setWanted({ at: to, what: to < from === isAtEnd ? 'down' : 'up' });
    setSaid(`Picture ${from + 1} is now number ${to + 1} of ${next.length}.`);
  };
  const remove = (at: number) => {
    void modal.confirm({
      title: `Remove picture ${at + 1}?`,
      content: `Once you save, ${pictures[at]!.description || 'it'} is removed from the business page. The file itself is deleted a day later.`,
      okText: 'Remove',
      getContainer: popupContainer,
      okButtonProps: { danger: true },
      onOk: () => {
        change(pictures.filter((_, index) => index !== at));
        setWanted('upload');
        setSaid(`Picture ${at + 1} is removed.`);
      },
    });
  };
  useEffect(() => {
    if (wanted === undefined) return;
    const item = wanted === 'upload' ? undefined : list.current?.children[wanted.at];
    const element =
      wanted === 'upload' ? group.current?.querySelector('.gallery-field-add button') : item?.querySelector(`.gallery-${wanted.what}`);
    (element as HTMLElement | null | undefined)?.focus();
    setWanted(undefined);
  }, [wanted]);
  const isFull = pictures.length >= most;
  return (
    <div className="gallery-field" ref={group} id={id} tabIndex={-1} role="group" aria-label={label}>
      <p className="gallery-field-head">
        {label} <span className="kit-soft">{`${pictures.length} of ${most}`}</span>
      </p>
      <ol ref={list}>
        {pictures.map((picture, index) => (
          <Row
            key={picture.url}
            picture={picture}
            number={index + 1}
            count={pictures.length}
            disabled={disabled}
            onWords={(description) => change(pictures.map((known, at) => (at === index ? { ...known, description } : known)))}
            onMove={(by) => move(index, index + by)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {!disabled && (
        <div className="gallery-field-add">
          <Upload {...upload} disabled={isFull}>
            <Button icon={<UploadOutlined aria-hidden />} disabled={isFull} loading={percent !== undefined}>
              Add a picture
            </Button>
          </Upload>
          <p className="kit-soft">
            {isFull
              ? `The page is full: remove one to add another.`
              : 'JPEG, PNG, WebP, GIF or AVIF, 10 MiB at most. The first is shown on cards when there is no other picture.'}
          </p>
        </div>
      )}
      {percent !== undefined && <Progress percent={percent} size="small" aria-label={`${label}: upload`} />}
      {wrong && (
        <p className="image-field-wrong" role="alert">
          {wrong}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}

interface RowProps {
  picture: Pictures[number];
  number: number;
  count: number;
  disabled: boolean;
  onWords: (description: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function Row({ picture: { url, description }, number, count, disabled, onWords, onMove, onRemove }: RowProps) {
  const id = useId();
  return (
    <li>
      <img src={url} srcSet={srcSet(url)} sizes="7rem" width={112} height={84} alt="" referrerPolicy="no-referrer" />
      <div>
        <label htmlFor={id}>{`What picture ${number} shows`}</label>
        <Input
          id={id}
          className="gallery-words"
          value={description}
          maxLength={longest}
          disabled={disabled}
          status={description.trim() ? undefined : 'warning'}
          placeholder="A new boiler in a basement"
          onChange={({ target }) => onWords(target.value)}
        />
      </div>
      {!disabled && (
        <div className="gallery-acts">
          <Button
            type="text"
            className="gallery-up"
            icon={<ArrowUpOutlined aria-hidden />}
            aria-label={`Move picture ${number} up`}
            disabled={number === 1}
            onClick={() => onMove(-1)}
          />
          <Button
            type="text"
            className="gallery-down"
            icon={<ArrowDownOutlined aria-hidden />}
            aria-label={`Move picture ${number} down`}
            disabled={number === count}
            onClick={() => onMove(1)}
          />
          <Button type="text" danger icon={<DeleteOutlined aria-hidden />} aria-label={`Remove picture ${number}`} onClick={onRemove} />
        </div>
      )}
    </li>
  );
}
