package regatta.cluster;

/**
 * What a worker answers. It travels as words, so that nothing but text crosses between machines.
 *
 * @param kind what the text is
 * @param executor the worker's process, by Spark's name
 * @param host the worker's machine
 */
record Answer(Kind kind, String executor, String host, String text) {

    /** What can come of a job. */
    enum Kind {
        /** A match, as text. */
        PLAYED,
        /** The bots could play here. */
        READY,
        /** A clause that says what the machine lacks. */
        LACKING,
        /** A sentence that says why this job can be played nowhere. */
        BAD_INPUT,
        /** What is wrong with the machine. */
        MACHINE,
        /** A defect of ours, with its trace. */
        DEFECT
    }

    String[] words() {
        return new String[] {kind.name(), executor, host, text};
    }

    static Answer of(String[] words) {
        return new Answer(Kind.valueOf(words[0]), words[1], words[2], words[3]);
    }

    /** Returns the worker's name, for people. */
    String worker() {
        return executor.equals("driver") ? "this machine" : host + " (executor " + executor + ")";
    }
}
