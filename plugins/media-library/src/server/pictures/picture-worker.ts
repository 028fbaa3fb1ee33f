import { defineService, provideService, type Logger } from '@admin/server';
import { picturesWaiting } from '../errors.ts';
import { planPicture, processMemory } from './picture-cost.ts';
import { createPictureLane, type LaneTimes } from './picture-lane.ts';
import { TooLargePicture, type Inspection, type Processed } from './picture-work.ts';
import { startProcess, type PictureProcess, type ProcessMemory } from './start-process.ts';

/** The worker that inspects uploaded files. */
export const pictureWorker = defineService<PictureWorker>('upload.picture-worker');

export const providedPictureWorker = provideService({
  ref: pictureWorker,
  factory: (_needs, { logger }) => createPictureWorker(logger),
  stop: (worker) => worker.stop(),
});

/** Inspects uploaded files and creates smaller versions of pictures, in separate processes. */
export interface PictureWorker {
  /** Rejects with an `UnreadableFile`, a `TooLargePicture`, or OVERLOADED (503) if the user has too many waiting files. */
  readonly process: (inspection: Inspection) => Promise<Processed>;
  /** Ends the processes; waiting files are rejected as unreadable. */
  readonly stop: () => void;
}

/** The limits of a worker. */
interface PictureLimits extends LaneTimes {
  /** The maximum number of waiting and current files of a user. */
  readonly ofUser: number;
  /** The maximum number of files of all users. */
  readonly ofAll: number;
}

const defaultLimits: PictureLimits = { work: 60_000, idle: 15_000, ofUser: 20, ofAll: 200 };

/**
 * Creates a worker with two processes: a quick one, which reads headers and processes small pictures, and a slow one, so
 * that a large picture does not delay small ones. Each process starts with its first task.
 */
export function createPictureWorker(
  logger: Pick<Logger, 'warn'>,
  limits: PictureLimits = defaultLimits,
  start: (memory: ProcessMemory) => PictureProcess = startProcess,
): PictureWorker {
  const lanes = {
    quick: createPictureLane(logger, limits, () => start(processMemory.quick)),
    slow: createPictureLane(logger, limits, () => start(processMemory.slow)),
  };
  const files = new Map<number, number>();
  let total = 0;

  const count = (userId: number, change: 1 | -1): void => {
    const left = (files.get(userId) ?? 0) + change;
    total += change;
    if (left === 0) files.delete(userId);
    else files.set(userId, left);
  };

  const processFile = async (inspection: Inspection): Promise<Processed> => {
    const { userId, source, folder, versions } = inspection;
    const { header, ...found } = await lanes.quick.inspect(userId, source);
    if (header === null) return { ...found, picture: null };
    const plan = planPicture(header, inspection);
    if (plan === 'too large') {
      const { width, height, pages } = header;
      throw new TooLargePicture(`${Math.ceil((width * height * pages) / 1_000_000)} megapixels`);
    }
    const size = { width: header.width, height: header.height };
    if (plan === null) return { ...found, picture: { ...size, versions: [], rewritten: null } };
    const work = { source, folder, versions, header, rewrite: plan.rewrite };
    const made = await lanes[plan.lane].make(userId, work);
    return { ...found, picture: { ...size, ...made } };
  };

  return {
    async process(inspection) {
      const { userId } = inspection;
      if ((files.get(userId) ?? 0) >= limits.ofUser || total >= limits.ofAll) throw picturesWaiting();
      count(userId, 1);
      try {
        return await processFile(inspection);
      } finally {
        count(userId, -1);
      }
    },
    stop() {
      lanes.quick.stop();
      lanes.slow.stop();
    },
  };
}
