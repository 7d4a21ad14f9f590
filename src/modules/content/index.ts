export { ContentModule } from './content.module.js';
export type { VersionedSettings } from './application/current-settings.js';
