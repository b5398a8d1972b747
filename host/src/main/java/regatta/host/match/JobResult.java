package regatta.host.match;

import org.jspecify.annotations.Nullable;

/**
 * The result of a job that was played to its end.
 *
 * @param key the key of the job
 * @param record the content of the record file, or null if the job keeps none
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record JobResult(String key, MatchReport report, byte @Nullable [] record) {}
