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
  logoImage: 'Shown in the header instead of the mark and the name.',
  faviconImage: 'Shown on the browser tab, in bookmarks and on phone home screens.',
  shareImage: 'Shown with links to pages without their own picture, in messages and on social networks.',
};

const FIELDS = (
  <>
    <Group title="Name and colours">
      <LineField name="siteTitle" help="Shown in the header, the footer and all page titles." />
      <Row gutter={16}>
        <Col xs={24} sm={12}>
          <ColourItem name="primaryColor" />
        </Col>
        <Col xs={24} sm={12}>
          <ColourItem name="accentColor" />
        </Col>
      </Row>
    </Group>
    <Group title="Logo, icon and share picture" help="Without your own picture, the built-in one is used.">
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
        extra="Separated by commas. They follow the title, one after another."
      >
        <Input />
      </Form.Item>
      <MillisecondsField name="rotationSpeed" help="How long each word is shown, in milliseconds: 3000 is three seconds." />
      <LineField name="heroSubtitle" />
      <ImageItem name="backgroundImage" help="A wide picture behind the search. Without one, the background is plain." />
      <Form.Item
        name="searchPlaceholders"
        label={labelOf('searchPlaceholders')}
        extra="One per line. If empty, they are made from cities in the directory."
      >
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} placeholder={'Leaking tap in Guelph\nElectrician in Ottawa'} />
      </Form.Item>
    </Group>
    <Group title="Sections" help="What follows the search box. Sections with nothing to show are left out.">
      <Form.Item name="homeSections">
        <HomeSectionsField />
      </Form.Item>
      <p>
        <Link to="/settings?page=more&of=home">Edit their other texts</Link>
      </p>
    </Group>
    <Group title="Numbers" help="Claim only what you can prove. Leave a value empty to remove its figure.">
      <Form.Item name="statsMode" label={labelOf('statsMode')} extra="Shown on the home page and the About page.">
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
          <p>The numbers under “Numbers” are samples that came with the site. Leave a value empty to remove its figure.</p>
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
