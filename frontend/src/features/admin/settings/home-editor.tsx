import { Alert, Button, Col, Flex, Form, Input, Radio, Row } from 'antd';
import { Link } from 'react-router-dom';
import { IDENTITY_NAMES, IDENTITY_PICTURES, type IdentityPicture } from '../../../../../src/shared/pictures/identity-pictures.js';
import { labelOf, PAGE_SETTINGS, SETTING_NAMES } from '../../../../../src/shared/settings/page-settings.js';
import { ColourItem, Group, ImageItem, LineField, MillisecondsField, optionsOf } from './fields.js';
import { HomeSectionsField } from './home-sections-field.js';
import { IdentityPreview } from './identity-preview.js';
import { SettingsEditor } from './settings-editor.js';
import type { VersionedSettings } from './settings-endpoints.js';
import { StepsEditor } from './steps-editor.js';
import { useSettingsForm } from './use-settings-form.js';

const PLACES: Record<IdentityPicture, string> = {
  logoImage: 'Stands in the header, in place of the mark and the name.',
  faviconImage: 'Stands on the browser’s tab, in bookmarks, and on the home screen of phones.',
  shareImage: 'Stands beside links to pages without a picture of their own, in messages and social networks.',
};

const FIELDS = (
  <>
    <Group title="Name and colours">
      <LineField name="siteTitle" help="Stands in the header, the footer and the titles of all pages." />
      <Row gutter={16}>
        <Col xs={24} sm={12}>
          <ColourItem name="primaryColor" />
        </Col>
        <Col xs={24} sm={12}>
          <ColourItem name="accentColor" />
        </Col>
      </Row>
    </Group>
    <Group title="Logo, icon and share picture" help="Without a picture of your own the built-in one stands.">
      {IDENTITY_NAMES.map((name) => (
        <ImageItem
          key={name}
          name={name}
          use={name}
          without="The built-in one"
          help={`${PLACES[name]} It must be ${IDENTITY_PICTURES[name].right}.`}
        />
      ))}
      <IdentityPreview />
    </Group>
    <Group title="First screen">
      <LineField name="heroTitle" />
      <Form.Item
        name="rotatingServices"
        label={labelOf('rotatingServices')}
        extra="With commas between them. They follow the title, one after the other."
      >
        <Input />
      </Form.Item>
      <MillisecondsField name="rotationSpeed" help="How long each word stands, in milliseconds: 3000 is three seconds." />
      <LineField name="heroSubtitle" />
      <ImageItem name="backgroundImage" help="A wide picture behind the question. Without one there is a calm ground." />
      <Form.Item
        name="searchPlaceholders"
        label={labelOf('searchPlaceholders')}
        extra="One per line. Without any, the page makes some from cities of the directory."
      >
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} placeholder={'Leaking tap in Guelph\nElectrician in Ottawa'} />
      </Form.Item>
    </Group>
    <Group title="Sections" help="What follows the search box. A section that has nothing to show is left out by itself.">
      <Form.Item name="homeSections">
        <HomeSectionsField />
      </Form.Item>
      <p>
        <Link to="/settings?page=more&of=home">Edit what else they say</Link>
      </p>
    </Group>
    <Group title="Numbers" help="Say only what you can show. An empty value takes its figure off the page.">
      <Form.Item name="statsMode" label={labelOf('statsMode')} extra="They stand on the home page and on the About page.">
        <Radio.Group aria-label={labelOf('statsMode')} options={optionsOf('statsMode')} />
      </Form.Item>
      <LineField name="statsTitle" />
      <LineField name="statsSubtitle" />
      {([1, 2, 3, 4] as const).map((number) => (
        <Row key={number} gutter={16} align="bottom">
          <Col xs={10}>
            <LineField name={`stat${number}Value`} />
          </Col>
          <Col xs={14}>
            <LineField name={`stat${number}Label`} />
          </Col>
        </Row>
      ))}
    </Group>
    <Group title="Featured services">
      <LineField name="featuredTitle" />
      <LineField name="featuredSubtitle" />
    </Group>
    <Group title="How it works">
      <LineField name="howItWorksTitle" />
      <LineField name="howItWorksSubtitle" />
      <StepsEditor />
    </Group>
  </>
);

/** Fictional default figures. */
const INVENTED = SETTING_NAMES.filter((name) => 'invented' in PAGE_SETTINGS[name]);

export function HomeEditor({ settings }: { settings: VersionedSettings }) {
  const editor = useSettingsForm('home', settings);
  const invented =
    settings.statsMode === 'own' &&
    editor.values['statsMode'] === 'own' &&
    INVENTED.some((name) => settings[name] === PAGE_SETTINGS[name].initial);
  const notice = invented && (
    <Alert
      type="warning"
      showIcon
      title="These figures are placeholders: replace them with your own"
      description={
        <Flex vertical gap={8} align="start">
          <p>The numbers under “Numbers” came with the site and count nothing. An empty value takes its figure off the page.</p>
          <Button onClick={() => editor.set({ statsMode: 'counted' })}>Show counted ones</Button>
        </Flex>
      }
    />
  );
  return (
    <SettingsEditor editor={editor} address="/" notice={notice}>
      {FIELDS}
    </SettingsEditor>
  );
}
