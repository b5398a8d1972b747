package regatta.host.process;

/**
 * The state of a bot at the end of a match, after the end of its input.
 *
 * @param ended whether it ended by itself
 * @param unreadBytes the bytes that it wrote besides its answers
 * @param peakKilobytes the largest memory of its processes
 */
public record BotEnding(boolean ended, int unreadBytes, long peakKilobytes) {}
