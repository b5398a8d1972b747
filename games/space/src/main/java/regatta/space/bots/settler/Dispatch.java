package regatta.space.bots.settler;

/** Receives orders. */
interface Dispatch {

    void send(int source, int destination, long people);
}
