import { storedConfiguration, type ViewConfiguration } from '@admin/content-model';
import { ApiError, explainError, httpRef, useService } from '@admin/shell';
import { useQueryClient } from '@tanstack/react-query';
import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { configurationQuery, contentTags } from '../schema/index.ts';

/** The parts of a configuration, as they are saved. */
export type ConfigurationParts = Pick<ViewConfiguration, 'settings' | 'metadatas' | 'layouts' | 'groups'>;

/** Saves a configuration; resolves to the stored one, or rejects. */
export type SaveConfiguration = (parts: ConfigurationParts) => Promise<ViewConfiguration>;

/** Returns a function that refetches everything that depends on configurations. */
function useRefreshModels(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const tag of [
      contentTags.configuration,
      contentTags.componentConfiguration,
      contentTags.settings,
      contentTags.init,
      contentTags.entries,
      contentTags.relations,
    ]) {
      void queries.invalidateQueries({ queryKey: [tag] });
    }
  };
}

/** Returns a function that saves the configuration of a content type. */
export function useSaveContentType(uid: string): SaveConfiguration {
  const http = useService(httpRef);
  const queries = useQueryClient();
  const refreshModels = useRefreshModels();
  return async (parts) => {
    // Strapi rejects a configuration with the read-only parts that it returns.
    const body = storedConfiguration(parts);
    const { data } = await http.call('PUT /content-manager/content-types/:uid/configuration', {
      params: { uid },
      body,
    });
    queries.setQueryData(configurationQuery(http, uid).queryKey, data);
    refreshModels();
    return data.contentType;
  };
}

/** Returns a function that saves the configuration of a component. */
export function useSaveComponent(uid: string): SaveConfiguration {
  const http = useService(httpRef);
  const refreshModels = useRefreshModels();
  return async (parts) => {
    // Strapi rejects a configuration with the read-only parts that it returns.
    const body = storedConfiguration(parts);
    const { data } = await http.call('PUT /content-manager/components/:uid/configuration', {
      params: { uid },
      body,
    });
    refreshModels();
    return data;
  };
}

/** Returns the errors of the server as a form error: they name no field. */
export function explainConfigurationError(error: unknown): SubmissionErrors {
  const { errors } = error instanceof ApiError ? error.details : {};
  const sentences: readonly unknown[] = Array.isArray(errors) ? errors : [];
  const words = sentences.filter((sentence) => typeof sentence === 'string');
  return words.length > 0 ? { [FORM_ERROR]: words.join('\n') } : explainError(error);
}
