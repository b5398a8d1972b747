package regatta.host.match;

import org.jspecify.annotations.Nullable;

/**
 * What came of a job that was played to its end.
 *
 * @param key the job's
 * @param record the content of the record file, or null if none was wanted
 */
@SuppressWarnings("ArrayRecordComponent") // Nobody compares these; the bytes are handed on and written.
public record Played(String key, MatchReport report, byte @Nullable [] record) {}
