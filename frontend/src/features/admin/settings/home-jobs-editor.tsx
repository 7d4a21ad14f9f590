import { PlusOutlined } from '@ant-design/icons';
import { App, Button, Card, Empty, Grid, Radio } from 'antd';
import { useState } from 'react';
import type { HomeJobsSection, ReadingTime } from '../../../../../src/modules/content/domain/site-settings.js';
import { labelOf } from '../../../../../src/shared/settings/page-settings.js';
import { Dialog } from '../kit/dialog.js';
import { popupContainer } from '../kit/layers.js';
import { useFreshRead } from '../kit/use-fresh-read.js';
import { useToast } from '../kit/use-toast.js';
import { optionsOf } from './fields.js';
import { Preview } from './preview.js';
import { RecentBlogs } from './recent-blogs.js';
import { SectionList } from './section-list.js';
import { SectionForm, type SectionValues } from './section-form.js';
import { contestedText, mergeSection } from './section-merge.js';
import { settingsApi, type VersionedSettings } from './settings-endpoints.js';
import { useSave } from './use-save.js';

/** The section in the form as it was opened, or a new one (`null`). Not its place: another admin may sort the sections meanwhile. */
type Editing = { section: HomeJobsSection | null; problem?: string } | undefined;

const NOT_SAVED = 'Not saved: someone else changed the settings';
const REMOVED = 'Not saved: someone else has removed this section. You can still copy your text from here into a new one.';

/** Sections of the home jobs guide beside the three built-in ones. Each change is saved at once. */
export function HomeJobsEditor({ settings }: { settings: VersionedSettings }) {
  const sections = settings.homeJobsSections;
  const [editing, setEditing] = useState<Editing>();
  const { save, saving } = useSave('home-jobs');
  const [load] = settingsApi.useLazySettingsQuery();
  const readAgain = useFreshRead(load, NOT_SAVED);
  const { modal } = App.useApp();
  const toast = useToast();
  const { xl = false } = Grid.useBreakpoint();

  const showTheirs = async () => {
    if (await readAgain()) toast({ title: NOT_SAVED, description: 'Their version is now shown. Please try again.', bad: true });
  };

  const store = async (next: Partial<HomeJobsSection>[], saved: string): Promise<boolean> => {
    const given = next as HomeJobsSection[];
    const outcome = await save({
      values: { homeJobsSections: given },
      version: settings.version,
      whole: { ...settings, homeJobsSections: given },
      saved: { title: saved },
    });
    if (outcome === 'conflict') void showTheirs();
    if (typeof outcome === 'object' && 'fields' in outcome)
      setEditing((open) => open && { ...open, problem: outcome.fields.map(({ message }) => `This ${message}.`).join(' ') });
    return typeof outcome === 'object' && 'settings' in outcome;
  };

  const chooseReadingTime = async (readingTime: ReadingTime) => {
    const outcome = await save({ values: { readingTime }, version: settings.version, whole: { ...settings, readingTime } });
    if (outcome === 'conflict') void showTheirs();
  };

  const write = async (typed: SectionValues) => {
    const edited = editing?.section ?? null;
    const theirs = sections.find(({ id }) => id === edited?.id);
    if (edited && !theirs) return setEditing({ section: edited, problem: REMOVED });
    const { values, contested } = edited && theirs ? mergeSection(edited, theirs, typed) : { values: typed, contested: {} };
    // Asked once: the next save replaces their values.
    if (edited && Object.keys(contested).length > 0)
      return setEditing({ section: { ...edited, ...contested }, problem: contestedText(contested) });
    const next = edited
      ? sections.map((section) => (section.id === edited.id ? { ...section, ...values } : section))
      : [...sections, values];
    if (await store(next, edited ? 'Settings Saved!' : 'Section Added!')) setEditing(undefined);
    return undefined;
  };
  const move = (from: number, to: number) => {
    const next = [...sections];
    next.splice(to, 0, ...next.splice(from, 1));
    void store(next, 'Settings Saved!');
  };
  const remove = (place: number) => {
    const section = sections[place]!;
    void modal.confirm({
      title: `Remove the section “${section.name}”?`,
      content: `Its page /section/${section.id} will no longer be found. Its articles move to “Other guides”. You can restore it from History.`,
      okText: 'Remove',
      getContainer: popupContainer,
      okButtonProps: { danger: true },
      // A failure is reported with its reason.
      onOk: () =>
        store(
          sections.filter((_, index) => index !== place),
          `“${section.name}” removed`,
        ),
    });
  };

  return (
    <div className="editor">
      <div className="home-jobs">
        <Card
          title={<h2>{labelOf('homeJobsSections')}</h2>}
          extra={
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEditing({ section: null })}>
              Add a section
            </Button>
          }
        >
          <p className="settings-help">Plumbing, Electrical and HVAC are always there. Your sections follow them, in this order.</p>
          {sections.length === 0 ? (
            <Empty description="No sections of your own yet" />
          ) : (
            <SectionList
              sections={sections}
              saving={saving}
              onMove={move}
              onEdit={(index) => setEditing({ section: sections[index]! })}
              onRemove={remove}
            />
          )}
        </Card>
        <Card title={<h2>{labelOf('readingTime')}</h2>}>
          <Radio.Group
            aria-label={labelOf('readingTime')}
            value={settings.readingTime}
            disabled={saving}
            options={optionsOf('readingTime')}
            onChange={({ target }) => void chooseReadingTime(target.value as ReadingTime)}
          />
        </Card>
        <RecentBlogs />
      </div>
      {xl && (
        <aside className="editor-preview">
          <Preview address="/home-jobs-guide" settings={{ homeJobsSections: sections }} />
        </aside>
      )}
      {editing && (
        <Dialog title={editing.section ? 'Edit the section' : 'Add a section'} footer={null} onCancel={() => setEditing(undefined)}>
          <SectionForm
            section={editing.section ?? undefined}
            problem={editing.problem}
            saving={saving}
            onSubmit={(values) => void write(values)}
            onCancel={() => setEditing(undefined)}
          />
        </Dialog>
      )}
    </div>
  );
}
