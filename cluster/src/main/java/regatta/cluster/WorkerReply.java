package regatta.cluster;

/**
 * The reply of a worker. It is sent as an array of strings, so that no other objects cross between machines.
 *
 * @param kind the meaning of the text
 * @param executor Spark's name of the worker process
 * @param host the worker's machine
 */
record WorkerReply(Kind kind, String executor, String host, String text) {

    /** The outcome of a task. */
    enum Kind {
        PLAYED,
        READY,
        /** A clause that names the missing program. */
        LACKING,
        /** A sentence that explains why this job cannot be played anywhere. */
        BAD_INPUT,
        MACHINE,
        /** A bug of ours, with its stack trace. */
        DEFECT
    }

    String[] words() {
        return new String[] {kind.name(), executor, host, text};
    }

    static WorkerReply of(String[] words) {
        return new WorkerReply(Kind.valueOf(words[0]), words[1], words[2], words[3]);
    }

    String worker() {
        return executor.equals("driver") ? "this machine" : host + " (executor " + executor + ")";
    }
}
