import { Alert, Button, Card, Grid } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { EditedPage } from '../../../../../src/modules/content/application/edit-texts.js';
import { FaultList, PreviewPlace, SaveBar } from '../kit/editor-frame.js';
import { LoadError } from '../kit/load-error.js';
import { Loading } from '../kit/loading.js';
import { UnsavedGuard } from '../kit/unsaved-guard.js';
import { useFreshRead } from '../kit/use-fresh-read.js';
import { useStable } from '../kit/use-stable.js';
import { PagePreview } from '../settings/preview.js';
import { TextField } from './text-field.js';
import { type TextPageName, textsApi, usePageTextsQuery, usePreviewPageTextsMutation } from './texts-endpoints.js';
import { useExampleWords } from './example-words.js';
import { faultsOf } from './live-check.js';
import { TextsHistory } from './texts-history.js';
import { changesOf, isDefault, shownValue } from './typed-texts.js';
import { useTextsForm } from './use-texts-form.js';
import './texts.css';

/** The texts of one page, with a preview beside them. */
export function TextsEditor({ page }: { page: TextPageName }) {
  const { data, error, refetch } = usePageTextsQuery(page);
  if (!data && error) return <LoadError title="The texts could not be read" error={error} onRetry={() => void refetch()} />;
  return data ? <Editor key={data.page} page={data} /> : <Loading label="Loading the texts" rows={8} />;
}

function Editor({ page }: { page: EditedPage }) {
  const form = useTextsForm(page);
  const { base, typed, changes, dirty, saving, wrong, summary } = form;
  const { xl = false } = Grid.useBreakpoint();
  const [looking, setLooking] = useState(false);
  const [render, { isLoading }] = usePreviewPageTextsMutation();
  const [load, { isFetching }] = textsApi.useLazyPageTextsQuery();
  const read = useFreshRead(load, 'Their texts could not be loaded');
  const { hash } = useLocation();
  // Scroll to the text of a link from the search for texts.
  useEffect(() => {
    const place = hash.startsWith('#text-') ? document.getElementById(hash.slice(1)) : null;
    place?.scrollIntoView({ block: 'center' });
    place?.querySelector<HTMLElement>('input, textarea, summary')?.focus({ preventScroll: true });
  }, [hash]);
  const found = JSON.stringify([...wrong, ...faultsOf(base.texts, changes)].map(({ field, message }) => [field, message]));
  const problems = useMemo(() => new Map(JSON.parse(found) as [string, string][]), [found]);
  const put = useStable(form.put);
  // What is typed while a version is restored stays.
  const showRestored = useStable((restored: EditedPage) => form.fill(restored, changesOf(restored.texts, changes)));
  const words = useExampleWords(base.texts.some((text) => 'examples' in text));
  const nameOf = (field: string) => {
    const [name, entry] = field.split('.');
    const label = base.texts.find((text) => text.name === name)?.label ?? name;
    return entry === undefined ? (label ?? field) : `${label}, entry ${Number(entry) + 1}`;
  };
  const preview = (
    <PagePreview
      asked={JSON.stringify(changes)}
      busy={isLoading}
      render={(asked) => render({ page: base.page, texts: JSON.parse(asked) as typeof changes })}
      nameOf={nameOf}
    />
  );
  const reload = async () => {
    const theirs = await read(base.page);
    if (theirs) form.fill(theirs);
  };
  const overwrite = async () => {
    const theirs = await read(base.page);
    if (theirs) await form.save(theirs.version);
  };
  return (
    <div className="editor">
      <div className="editor-form">
        {form.wasKept && dirty && (
          <Alert
            type="info"
            showIcon
            title="There are changes that were not saved"
            description="They were stored in this browser and are in the form."
            action={<Button onClick={form.drop}>Discard</Button>}
          />
        )}
        {form.conflict && (
          <Alert
            type="warning"
            showIcon
            role="alert"
            title={form.isVersionKnown ? 'Someone else has saved these texts' : 'Someone else may have saved these texts'}
            description={
              <>
                <p>
                  Your changes were not saved, but they are still in the form. Saving over theirs replaces only the texts you changed, each
                  in full: {Object.keys(changes).map(nameOf).join(', ')}.
                </p>
                <div className="editor-actions">
                  <Button loading={isFetching} onClick={() => void reload()}>
                    Reload theirs
                  </Button>
                  <Button danger loading={isFetching || saving} onClick={() => void overwrite()}>
                    Save mine over theirs
                  </Button>
                </div>
              </>
            }
          />
        )}
        <FaultList faults={wrong} nameOf={nameOf} summary={summary} />
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (dirty) void form.save();
          }}
        >
          <Card className="settings-group" title={<h2>{base.title}</h2>}>
            <p className="settings-help">
              {'{site} stands for the name of the site, {region} for its province. Texts you have not changed follow software updates.'}
            </p>
            {base.texts.map((text) => (
              <TextField
                key={text.name}
                text={text}
                value={shownValue(text, typed)}
                isDefault={isDefault(text, typed)}
                problems={problems}
                words={words}
                onChange={put}
              />
            ))}
          </Card>
          <SaveBar dirty={dirty} saving={saving} onUndo={form.drop} onPreview={xl ? undefined : () => setLooking(true)} />
        </form>
        <TextsHistory page={base} dirty={dirty} onRestored={showRestored} />
      </div>
      <PreviewPlace beside={xl} open={looking} onClose={() => setLooking(false)}>
        {preview}
      </PreviewPlace>
      <UnsavedGuard when={dirty} consequence="Your changes are not on the site yet. This browser keeps them, so you can continue later." />
    </div>
  );
}
