package regatta.hlt;

import java.time.OffsetDateTime;

/** The time in the names of files, as the original writes it: {@code 20181231-235959+0100}. */
final class HaliteStamp {

    private HaliteStamp() {}

    /** Written by hand: Java's time formats take longer to load than the file to write. */
    static String of(OffsetDateTime time) {
        StringBuilder stamp = new StringBuilder();
        digits(time.getYear(), 4, stamp);
        digits(time.getMonthValue(), 2, stamp);
        digits(time.getDayOfMonth(), 2, stamp);
        stamp.append('-');
        digits(time.getHour(), 2, stamp);
        digits(time.getMinute(), 2, stamp);
        digits(time.getSecond(), 2, stamp);
        int minutes = time.getOffset().getTotalSeconds() / 60;
        stamp.append(minutes < 0 ? '-' : '+');
        digits(Math.abs(minutes) / 60, 2, stamp);
        digits(Math.abs(minutes) % 60, 2, stamp);
        return stamp.toString();
    }

    private static void digits(int number, int width, StringBuilder out) {
        String text = String.valueOf(number);
        for (int i = text.length(); i < width; i++) {
            out.append('0');
        }
        out.append(text);
    }
}
