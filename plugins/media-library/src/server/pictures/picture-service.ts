import { defineService, provideService } from '@admin/server';
import { createPictureWorker, type PictureWorker } from './picture-worker.ts';

/** What looks at files that arrive. */
export const pictureWorker = defineService<PictureWorker>('upload.picture-worker');

export const providedPictureWorker = provideService({
  ref: pictureWorker,
  factory: (_needs, { logger }) => createPictureWorker(logger),
  stop: (worker) => worker.stop(),
});
