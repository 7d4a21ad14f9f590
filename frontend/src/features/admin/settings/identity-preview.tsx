import { Form } from 'antd';
import { share } from 'virtual:sprite';
import { iconOf, sharePictureOf, sizeIn } from '../../../../../src/shared/pictures/identity-pictures.js';
import { SPECIFIED_NAME } from '../../../lib/site.js';
import type { FormValues } from './form-values.js';
import './identity-preview.css';

/** A preview of logo, icon and share picture in their real contexts and sizes. */
export function IdentityPreview() {
  const values = (Form.useWatch([], Form.useFormInstance<FormValues>()) ?? {}) as Record<string, unknown>;
  const [name, logo, icon, picture, words] = ['siteTitle', 'logoImage', 'faviconImage', 'shareImage', 'heroSubtitle'].map((field) =>
    typeof values[field] === 'string' ? values[field] : '',
  ) as [string, string, string, string, string];
  const builtIn = name === SPECIFIED_NAME ? share.named : share.plain;
  return (
    <div className="identity-preview">
      <figure>
        <figcaption>In the header</figcaption>
        <div className="identity-header">
          {sizeIn(logo) ? (
            <img src={logo} alt="" />
          ) : (
            <>
              <Mark /> <strong>{name}</strong>
            </>
          )}
        </div>
      </figure>
      <figure>
        <figcaption>On the browser’s tab</figcaption>
        <div className="identity-tab">
          {sizeIn(icon) ? <img src={iconOf(icon, 32)} alt="" width={16} height={16} /> : <Mark />}
          <span>{name}</span>
        </div>
      </figure>
      <figure>
        <figcaption>Beside a shared link</figcaption>
        <div className="identity-card">
          <img src={sizeIn(picture) ? sharePictureOf(picture) : builtIn} alt="" width={1200} height={630} />
          <div>
            <small>{location.hostname}</small>
            <strong>{name}</strong>
            <span>{words}</span>
          </div>
        </div>
      </figure>
    </div>
  );
}

/** The default mark of a site without a logo. */
function Mark() {
  return (
    <svg className="identity-mark" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M5 15 16 5l11 10M9 13.5V26h14V13.5M16 26v-6" />
    </svg>
  );
}
