export {
  entryModel,
  foreignValues,
  formValues,
  newComponent,
  type ContentTypeDescription,
  type EntryModel,
} from './entry-model.ts';
export { entryPayload } from './payload.ts';
export { withoutSecrets, withSecretsOf } from './secrets.ts';
