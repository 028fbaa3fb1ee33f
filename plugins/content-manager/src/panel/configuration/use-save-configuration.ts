import { storedConfiguration, type ViewConfiguration } from '@admin/content-model';
import { ApiError, explainError, httpRef, useService } from '@admin/shell';
import { useQueryClient } from '@tanstack/react-query';
import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { configurationQuery, contentTags } from '../schema/index.ts';

/** The parts of a configuration, as they are saved. */
export type ConfigurationParts = Pick<ViewConfiguration, 'settings' | 'metadatas' | 'layouts' | 'groups'>;

/** Saves how something is arranged; resolves to what the server made of it, or rejects. */
export type SaveConfiguration = (parts: ConfigurationParts) => Promise<ViewConfiguration>;

/** Everything that is described, listed or named by an arrangement is asked for anew. */
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

/** Saves the arrangement of a content type. */
export function useSaveContentType(uid: string): SaveConfiguration {
  const http = useService(httpRef);
  const queries = useQueryClient();
  const refreshModels = useRefreshModels();
  return async (parts) => {
    // Other servers of this API refuse what they answer beside the one home of it.
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

/** Saves the arrangement of a component. */
export function useSaveComponent(uid: string): SaveConfiguration {
  const http = useService(httpRef);
  const refreshModels = useRefreshModels();
  return async (parts) => {
    // Other servers of this API refuse what they answer beside the one home of it.
    const body = storedConfiguration(parts);
    const { data } = await http.call('PUT /content-manager/components/:uid/configuration', {
      params: { uid },
      body,
    });
    refreshModels();
    return data;
  };
}

/** What the server found wrong with a configuration: sentences without the path of a value, told above the form. */
export function explainConfigurationError(error: unknown): SubmissionErrors {
  const { errors } = error instanceof ApiError ? error.details : {};
  const sentences: readonly unknown[] = Array.isArray(errors) ? errors : [];
  const words = sentences.filter((sentence) => typeof sentence === 'string');
  return words.length > 0 ? { [FORM_ERROR]: words.join('\n') } : explainError(error);
}
